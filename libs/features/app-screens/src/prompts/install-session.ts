const key = 'app:install-prompt';

/** Whether the prompt was dismissed in this session; false where session storage is denied. */
export const isDismissed = (): boolean => {
  try {
    return window.sessionStorage.getItem(key) === 'DISMISSED';
  } catch {
    return false;
  }
};

export const rememberDismissed = (): void => {
  try {
    window.sessionStorage.setItem(key, 'DISMISSED');
  } catch {
    // Without session storage the component's state remembers it.
  }
};
