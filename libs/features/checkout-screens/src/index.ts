export { Checkout } from './Checkout.tsx';
export { contract } from './contract.ts';
export { needs } from './needs.ts';
export { prepare } from './host/texts.ts';
