import { useNavigate } from 'react-router-dom';

/** Navigates to a validated target: one of our own paths, or a trusted URL. */
export function useGoTo(): (target: string) => void {
  const navigate = useNavigate();
  return (target) => {
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  };
}
