const key = 'app:install-prompt';

/** Whether the invitation was answered in this session; where nothing can be kept it may come once more. */
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
    // The tab remembers it while it stands.
  }
};
