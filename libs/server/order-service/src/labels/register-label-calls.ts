import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findSessionUser, getServerState, requireShopPermission } from '@pasar/http-server';
import { chooseLanguage } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { returnLabelPath, shippingLabelPath } from '@pasar/order-contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OrderDeps } from '../order-deps.ts';
import { toShopSeller } from '../seller/shop-seller.ts';
import { chineseFonts } from './label-fonts.data.ts';
import type { ChineseFont } from './label-fonts.data.ts';
import type { ParcelLabel } from './parcel-label.ts';
import { readReturnLabel, readShippingLabel } from './read-labels.ts';
import { writeLabel } from './write-label.ts';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The reader's language decides how Chinese characters are drawn, else the market. */
function chooseChineseFont(language: LanguageTag, { languages }: Market): ChineseFont {
  const isTraditional = language === 'zh-Hant' || (language !== 'zh-Hans' && languages.includes('zh-Hant'));
  return isTraditional ? chineseFonts.traditional : chineseFonts.simplified;
}

/** Reads an id of the query. Throws PARAM if it is none. */
function readId(value: Query[string]): number {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : undefined;
  if (id === undefined || !Number.isSafeInteger(id)) throw new ApiError(errorCodes.PARAM);
  return id;
}

/** Reads what a file's call needs to know of its request. */
function readRequest(app: FastifyInstance, request: FastifyRequest) {
  const { markets, now } = getServerState(app).ports;
  const market = markets.marketByHost(request.host);
  if (!market) throw new ApiError(errorCodes.UNKNOWN_HOST, 'No market is served under this host.');
  const { cookies, headers } = request;
  const language = chooseLanguage(market.languages, cookies['language'], headers['accept-language']);
  return { market, language, now: now() };
}

async function sendLabel(
  reply: FastifyReply,
  label: ParcelLabel,
  { market, language, now }: ReturnType<typeof readRequest>,
): Promise<FastifyReply> {
  const file = await writeLabel(label, { chinese: chooseChineseFont(language, market), now });
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="label-${label.barcode}.pdf"`)
    .type('application/pdf')
    .send(file);
}

/**
 * Registers the labels of parcels, files that the contract's calls cannot carry: `GET /api/v4/seller/order/label?order_id=` for
 * a shop's team, and `GET /api/v4/return/label?return_id=` for the buyer of a return.
 */
export function registerLabelCalls(app: FastifyInstance, deps: OrderDeps): void {
  app.get<{ Querystring: Query }>(shippingLabelPath, async (request, reply) => {
    const asked = readRequest(app, request);
    const shopMembership = requireShopPermission(await findSessionUser(app, request), 'orders-read');
    const seller = toShopSeller({ shopMembership, market: asked.market });
    const label = await readShippingLabel(deps, seller, readId(request.query.order_id), asked);
    return sendLabel(reply, label, asked);
  });
  app.get<{ Querystring: Query }>(returnLabelPath, async (request, reply) => {
    const asked = readRequest(app, request);
    const user = await findSessionUser(app, request);
    if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
    const owner = { userid: user.userid, market: asked.market };
    const label = await readReturnLabel(deps, owner, readId(request.query.return_id), asked.language);
    return sendLabel(reply, label, asked);
  });
}
