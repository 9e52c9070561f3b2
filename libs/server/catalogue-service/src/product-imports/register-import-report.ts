import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { productImportReportPath } from '@pasar/catalogue-contract/paths';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findSessionUser, getServerState, requireShopPermission } from '@pasar/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ImportDeps } from './import-row.ts';

type Query = { Querystring: { import_id?: string | string[] } };

const missing = () => new ApiError(errorCodes.NOT_FOUND, 'There is no such report.');

/**
 * Returns the report's path. Throws NOT_FOUND unless the import belongs to the shop of the signed-in member, SHOP_ROLE_REFUSED if
 * their role does not allow imports.
 */
async function findReport(
  app: FastifyInstance,
  { db, files }: ImportDeps,
  request: FastifyRequest<Query>,
): Promise<string> {
  const user = await findSessionUser(app, request);
  const market = getServerState(app).ports.markets.marketByHost(request.host);
  if (!user || !market) throw missing();
  const { shopid } = requireShopPermission(user, 'imports');
  const importId = Number(request.query.import_id);
  if (!Number.isSafeInteger(importId)) throw missing();
  const found = await db
    .selectFrom('seller_import')
    .select('import_id')
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('import_id', '=', importId)
    .where('state', 'in', ['done', 'cancelled'])
    .executeTakeFirst();
  const path = files.reportPath(importId);
  if (!found || !(await stat(path).catch(() => undefined))) throw missing();
  return path;
}

/** `GET /api/v4/seller/import/report?import_id=`: a CSV file with a line for every row, for the shop's team alone. */
export function registerImportReport(app: FastifyInstance, deps: ImportDeps): void {
  app.get<Query>(productImportReportPath, async (request, reply) => {
    const path = await findReport(app, deps, request);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="import-${Number(request.query.import_id)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(createReadStream(path));
  });
}
