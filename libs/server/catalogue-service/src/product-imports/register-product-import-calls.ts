import {
  appendProductImport,
  cancelProductImport,
  confirmProductImport,
  listProductImports,
  startProductImport,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { toSeller } from '../shop-products/product-deps.ts';
import type { SellerCall } from '../shop-products/product-deps.ts';
import type { ImportDeps, ImportReader } from './import-row.ts';
import { registerImportReport } from './register-import-report.ts';
import { startImport } from './start-import.ts';
import { appendToImport, cancelImport, confirmImport, listImports } from './steps.ts';

/** Registers the calls with which sellers import a file of products. */
export function registerProductImportCalls(app: FastifyInstance, deps: ImportDeps): void {
  const toShop = (call: SellerCall & Pick<ImportReader, 'language'>) => ({
    ...{ ...toSeller(call), market: call.market.code, language: call.language },
  });
  serveCall(app, startProductImport, async (call) => startImport(deps, toShop(call), call.body, call.now));
  serveCall(app, appendProductImport, async (call) =>
    appendToImport(deps, toShop(call), {
      ...{ importId: call.query.import_id, offset: call.query.offset, piece: call.file },
    }),
  );
  serveCall(app, confirmProductImport, async (call) =>
    confirmImport(deps, toShop(call), call.body.import_id),
  );
  serveCall(app, cancelProductImport, async (call) =>
    cancelImport(deps, toShop(call), { importId: call.body.import_id, now: call.now }),
  );
  serveCall(app, listProductImports, async (call) => ({
    imports: await listImports(deps, toShop(call)),
  }));
  registerImportReport(app, deps);
}
