import { maskRecipient } from '@pasar/account';
import { deliverCode } from '@pasar/account-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { verificationLimits } from '@pasar/verification';
import type { SendVerificationRequest } from '@pasar/verification-contract';
import { countHit, hitKey } from './attempt-limits.ts';
import { readFactorsFor, requireOpen } from './answer.ts';
import { hashToken, generateToken } from './hash-token.ts';
import { linkText } from './link-text.ts';
import { findRecipient, textChannels } from './to-view.ts';
import type { VerificationDeps } from './verification-deps.ts';
import type { VerificationRow } from './verification-rows.ts';

type SendContext = GuardedCall & { readonly language: LanguageTag; readonly origin: string };
type SendResult = {
  readonly sent_to: string;
  readonly resend_after: number;
  readonly expires_in: number;
  readonly address?: string;
};

const { linkSends, linkDaySends, qrCodes, linkLifetimeMs } = verificationLimits;
const linkResendSeconds = 60;

/** Issues a token for the verification's link or QR code, which voids the previous one. */
async function issueLink(
  { db }: VerificationDeps,
  row: VerificationRow,
  { method, now }: { readonly method: 'link' | 'qr'; readonly now: number },
): Promise<string> {
  const token = generateToken();
  await db
    .updateTable('verification')
    .set({ link_hash: hashToken(token), link_method: method, link_expires_at: now + linkLifetimeMs })
    .where('id', '=', row.id)
    .execute();
  return token;
}

/** @spec verify-link-cooldown-10m verify-link-cooldown-24h */
async function sendLink(
  deps: VerificationDeps,
  row: VerificationRow,
  { recipient, context }: { readonly recipient: string; readonly context: SendContext },
): Promise<SendResult> {
  const { language, market, origin, now } = context;
  const dayKey = await hitKey(deps, 'link-day', row.userid);
  const key = await hitKey(deps, 'link', row.userid);
  await countHit(deps, { key, ...linkSends }, { code: errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES, now });
  await countHit(
    deps,
    { key: dayKey, ...linkDaySends },
    { code: errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS, now },
  );
  const link = `${origin}${buildPath('dlink-verify-link')}#token=${await issueLink(deps, row, { method: 'link', now })}`;
  const channel = recipient.includes('@') ? 'email' : (textChannels(market.code)[0] ?? 'sms');
  const { subject, body } = linkText(language, { link, device: row.device });
  await deps.delivery.send(
    { channel, recipient, subject: channel === 'email' ? subject : '', body, market: market.code, language },
    now,
  );
  return {
    sent_to: maskRecipient(recipient),
    resend_after: linkResendSeconds,
    expires_in: linkLifetimeMs / 1000,
  };
}

/** @spec qr-verification-rate-limit */
async function showQrCode(
  deps: VerificationDeps,
  row: VerificationRow,
  { origin, now }: SendContext,
): Promise<SendResult> {
  const key = await hitKey(deps, 'qr', row.userid);
  await countHit(deps, { key, ...qrCodes }, { code: errorCodes.QR_VERIFICATION_RATE_LIMIT, now });
  const token = await issueLink(deps, row, { method: 'qr', now });
  return {
    sent_to: '',
    resend_after: 0,
    expires_in: linkLifetimeMs / 1000,
    address: `${origin}${buildPath('verify-qr')}#token=${token}`,
  };
}

/** Sends a code or a link, or returns the address of a QR code. */
export async function sendForVerification(
  deps: VerificationDeps,
  row: VerificationRow,
  {
    method,
    channel,
    context,
  }: Pick<SendVerificationRequest, 'method' | 'channel'> & { readonly context: SendContext },
): Promise<SendResult> {
  const { now } = context;
  requireOpen(row, now);
  const factors = await readFactorsFor(deps, row, { method, now });
  const recipient = findRecipient(method, factors);
  if (method === 'qr') return showQrCode(deps, row, context);
  if (method === 'link') return sendLink(deps, row, { recipient, context });
  const offered = textChannels(row.market as MarketCode);
  const textChannel = channel ?? offered[0] ?? 'sms';
  if (method === 'otp' && !offered.includes(textChannel))
    throw new ApiError(errorCodes.PARAM, 'channel: is not offered in this market');
  const subject = { purpose: 'verify', recipient, device: undefined } as const;
  return deliverCode(deps, { subject, channel: method === 'email' ? 'email' : textChannel }, context);
}
