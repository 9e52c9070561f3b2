import { serveCall } from '@pasar/http-server';
import {
  getInvoiceCarrier,
  getNotificationSettings,
  getSubscription,
  setInvoiceCarrier,
  setNotification,
  setSubscription,
} from '@pasar/settings-contract';
import type { FastifyInstance } from 'fastify';
import { readInvoiceCarrier, saveInvoiceCarrier } from './invoice-carrier.ts';
import { changeSubscription, readSubscription } from './mail-subscription.ts';
import { changeNotification, readNotificationSettings } from './notification-settings.ts';
import { registerOneClickUnsubscribe } from './register-one-click-unsubscribe.ts';
import type { SettingsDeps } from './settings-deps.ts';

/** Registers the calls of members' settings, and of the links in mails that change them. */
export async function registerSettingsCalls(app: FastifyInstance, deps: SettingsDeps): Promise<void> {
  serveCall(app, getNotificationSettings, ({ user }) => readNotificationSettings(deps, user.userid));
  serveCall(app, setNotification, ({ user, body, ...caller }) =>
    changeNotification(deps, { ...caller, userid: user.userid }, body),
  );
  serveCall(app, getSubscription, ({ query }) => readSubscription(deps, query.token));
  serveCall(app, setSubscription, ({ body, now }) => changeSubscription(deps, body, now));
  serveCall(app, getInvoiceCarrier, ({ user, market, now }) =>
    readInvoiceCarrier(deps, { userid: user.userid, market, now }),
  );
  serveCall(app, setInvoiceCarrier, ({ user, market, now, body }) =>
    saveInvoiceCarrier(deps, { userid: user.userid, market, now }, body),
  );
  await registerOneClickUnsubscribe(app, deps);
}
