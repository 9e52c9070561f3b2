import { useNavigate } from 'react-router-dom';

/** Goes to a target that was checked: an own path, or a trusted address. */
export function useGoTo(): (target: string) => void {
  const navigate = useNavigate();
  return (target) => {
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  };
}
