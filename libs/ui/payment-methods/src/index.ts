export { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
export type { PaymentMethodPickerProps, PickableMethod } from './PaymentMethodPicker.tsx';
export { PaymentOptionPicker, paymentOptionValues } from './PaymentOptionPicker.tsx';
export type { PaymentChoices, PaymentOptionPickerProps } from './PaymentOptionPicker.tsx';
export { paymentMethodNamespaces } from './payment-method-namespaces.ts';
export { translations } from './translations/translations.ts';
