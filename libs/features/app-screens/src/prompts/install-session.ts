import type { WebStorages } from '@pasar/persistence';

const key = 'app:install-prompt';

/** Whether the prompt was dismissed in this session; false where session storage is denied. */
export const isDismissed = ({ session }: WebStorages): boolean => {
  try {
    return session().getItem(key) === 'DISMISSED';
  } catch {
    return false;
  }
};

/** Stores for this tab that the prompt was dismissed. */
export const rememberDismissed = ({ session }: WebStorages): void => {
  try {
    session().setItem(key, 'DISMISSED');
  } catch {
    // Without session storage the component's state remembers it.
  }
};
