export { createInstance } from './create-instance.ts';
export { getI18n, I18nContext, I18nextProvider, useTranslation } from './react.ts';
