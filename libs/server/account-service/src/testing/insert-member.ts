import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

const account = (userid: number, username: string) => ({
  ...{ userid, username, username_key: username, email: `${username}@example.com`, email_verified: true },
  ...{ phone: `+659123${userid}`, phone_verified: true, password_hash: 'x', portrait: 'p1', cover: '' },
  ...{ not_new_user: true, birth_at: 1, birth_verified: true, adult_consent_at: 1, tos_accepted_at: 1 },
  ...{ cookies_accepted_at: 1, created_at: 1 },
});
const conversation = (conversation_id: number, buyer_id: number) => ({
  ...{ conversation_id, market: 'SG', buyer_id, shopid: 9, created_at: 1 },
});
const message = (conversation_id: number) => ({
  ...{ conversation_id, seq: 1, sender: 'buyer' as const, client_id: 'a', body: 'I live in Clementi' },
  ...{ itemid: null, order_id: null, created_at: 1 },
});

/** Inserts a member with a row in each kind of table that refers to accounts. */
export async function insertMember(db: Kysely<Database>, userid: number, username: string): Promise<void> {
  const user_id = userid;
  await db.insertInto('account').values(account(userid, username)).execute();
  await db
    .insertInto('verification')
    .values({
      ...{ id: `v${userid}`, purpose: 'change-phone', kind: 'identity', userid, owner: '', session_hash: '' },
      ...{ market: 'SG', device: 'Chrome', counter: '', created_at: 1, expires_at: 2 },
    })
    .execute();
  await db.insertInto('wallet_pin').values({ userid, pin_hash: 'x', changed_at: 1 }).execute();
  await db.insertInto('chat_conversation').values(conversation(userid, userid)).execute();
  await db.insertInto('chat_message').values(message(userid)).execute();
  await db
    .insertInto('notification_choice')
    .values({ user_id, topic: 'offers', channel: 'email', is_on: true, changed_at: 1 })
    .execute();
  await db
    .insertInto('invoice_carrier')
    .values({ user_id, market: 'TW', kind: 'mobile-barcode', code: '/ABC+123', changed_at: 1 })
    .execute();
  await db
    .insertInto('linked_account')
    .values({ user_id, market: 'SG', partner: 'chat', subject_hmac: `h${userid}`, linked_at: 1 })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      ...{ credential_id: `c${userid}`, userid, rp_id: 'localhost', public_key: '', counter: 0 },
      ...{ transports: '', name: 'Phone', created_at: 1 },
    })
    .execute();
  await db
    .insertInto('social_identity')
    .values({ provider: 'demo', subject: `s${userid}`, userid, label: 'me@example.com', created_at: 1 })
    .execute();
  await db
    .insertInto('sign_in_step')
    .values({ token_hash: `t${userid}`, userid, recipient: '+6591234567', expires_at: 2 })
    .execute();
  await db
    .insertInto('session')
    .values({
      token_hash: `k${userid}`,
      userid,
      created_at: 1,
      seen_at: 1,
      expires_at: 2,
      user_agent: 'Chrome',
    })
    .execute();
  await db
    .insertInto('message_outbox')
    .values({
      ...{ id: userid, market: 'SG', channel: 'email', recipient: `${username}@example.com` },
      ...{ subject: '', body: '', created_at: 1 },
    })
    .execute();
  await db
    .insertInto('rating_video')
    .values({
      ...{ video_id: `r${userid}`, user_id, type: 'video/mp4', seconds: 1, bytes: 1, created_at: 1 },
      ...{ content: Buffer.from('v'), is_published: true },
    })
    .execute();
  await db
    .insertInto('tracking_event')
    .values({
      ...{ session_id: `e${userid}`, sequence_id: 1, happened_at: 1, received_at: 1, market: 'SG', userid },
      ...{ page_type: 'home', operation: 0, tracker_id: null, ab_test: '{}', source: '{}', info: '{}' },
    })
    .execute();
}
