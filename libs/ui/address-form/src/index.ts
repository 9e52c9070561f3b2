export { AddressForm } from './AddressForm.tsx';
export type { AddressDraft, AddressFormProps } from './AddressForm.tsx';
export { AddressText } from './AddressText.tsx';
export type { AddressTextProps } from './AddressText.tsx';
export { BranchPicker, branchPlace } from './BranchPicker.tsx';
export type { BranchPickerProps, PickableBranch } from './BranchPicker.tsx';
export { translations } from './translations/translations.ts';
