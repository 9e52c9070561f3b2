/**
 * The DOM error that page translators cause by moving nodes that React rendered (amb-translation-tool-error):
 * a child is no longer where React put it.
 * @spec translation-tool-dom-error
 */
export const isTranslationToolError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotFoundError' && /removeChild|insertBefore/.test(error.message);
