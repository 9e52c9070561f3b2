import type { ProductImport } from '@pasar/catalogue-api';

/** Whether an import has not ended. */
export const isActive = ({ state }: Pick<ProductImport, 'state'>): boolean =>
  state === 'uploading' || state === 'waiting' || state === 'running';
