/**
 * What page translators cause when they move the nodes under React (amb-translation-tool-error): a child that is no longer
 * where it was. @spec translation-tool-dom-error
 */
export const isTranslationToolError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotFoundError' && /removeChild|insertBefore/.test(error.message);
