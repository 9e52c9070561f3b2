import { baseApi } from '@pasar/base-api';
import type {
  cancelProductImport,
  confirmProductImport,
  listProductImports,
  ProductImport,
  startProductImport,
} from '@pasar/catalogue-contract';
import {
  appendProductImportPath,
  cancelProductImportPath,
  confirmProductImportPath,
  listProductImportsPath,
  startProductImportPath,
} from '@pasar/catalogue-contract/paths';
import type { CallBody, CallData, CallRequest } from '@pasar/http-contract';

export type { ProductImport };

type Piece = { readonly import_id: number; readonly offset: number; readonly file: Blob };

/** Endpoints of a seller's imports, loaded by the portal only. */
export const productImportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProductImports: build.query<CallData<typeof listProductImports>, void>({
      query: (): CallRequest<typeof listProductImports> => ({ path: listProductImportsPath }),
    }),
    startProductImport: build.mutation<ProductImport, CallBody<typeof startProductImport>>({
      query: (body): CallRequest<typeof startProductImport> => ({
        method: 'POST',
        path: startProductImportPath,
        body,
      }),
    }),
    appendProductImport: build.mutation<ProductImport, Piece>({
      query: ({ file, ...query }) => ({ method: 'POST', path: appendProductImportPath, query, file }),
    }),
    confirmProductImport: build.mutation<ProductImport, CallBody<typeof confirmProductImport>>({
      query: (body): CallRequest<typeof confirmProductImport> => ({
        method: 'POST',
        path: confirmProductImportPath,
        body,
      }),
    }),
    cancelProductImport: build.mutation<ProductImport, CallBody<typeof cancelProductImport>>({
      query: (body): CallRequest<typeof cancelProductImport> => ({
        method: 'POST',
        path: cancelProductImportPath,
        body,
      }),
    }),
  }),
});
