/** Applies the toolbar's choices to the page's root element, as the web server does. */
export const applyToolbar = (
  root: HTMLElement,
  { language, theme, scheme }: { readonly language: string; readonly theme: string; readonly scheme: string },
): void => {
  root.lang = language;
  if (theme === 'default') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (scheme === 'auto') delete root.dataset['colorScheme'];
  else root.dataset['colorScheme'] = scheme;
};
