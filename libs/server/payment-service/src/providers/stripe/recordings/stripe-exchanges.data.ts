type RecordedExchange = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly idempotencyKey?: string;
  /** All fields of the request's form or query. */
  readonly form: Readonly<Record<string, string>>;
};

/** Requests of the adapter, as the official library sends them. `$name` is a variable. */
export const stripeExchanges = {
  create: {
    method: 'POST',
    path: '/v1/checkout/sessions',
    idempotencyKey: 'payment/$payment_id',
    form: {
      mode: 'payment',
      client_reference_id: '$payment_id',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'sgd',
      'line_items[0][price_data][unit_amount]': '16000',
      'line_items[0][price_data][product_data][name]': 'Pasar',
      customer_creation: 'always',
      'saved_payment_method_options[payment_method_save]': 'enabled',
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[metadata][payment_id]': '$payment_id',
      success_url: '$return_url',
      cancel_url: '$return_url',
      expires_at: '1790001920',
      'expand[0]': 'payment_intent',
      'expand[1]': 'payment_intent.latest_charge',
      'expand[2]': 'payment_intent.payment_method',
    },
  },
  retrieve: {
    method: 'GET',
    path: '/v1/checkout/sessions/cs_test_a1Pasar',
    form: {
      'expand[0]': 'payment_intent',
      'expand[1]': 'payment_intent.latest_charge',
      'expand[2]': 'payment_intent.payment_method',
    },
  },
  expire: { method: 'POST', path: '/v1/checkout/sessions/cs_test_a1Pasar/expire', form: {} },
  capture: {
    method: 'POST',
    path: '/v1/payment_intents/pi_3Pasar/capture',
    idempotencyKey: 'capture/$payment_id',
    form: {},
  },
  release: { method: 'POST', path: '/v1/payment_intents/pi_3Pasar/cancel', form: {} },
  'list-refunds': {
    method: 'GET',
    path: '/v1/refunds',
    form: { payment_intent: 'pi_3Pasar', limit: '100' },
  },
  refund: {
    method: 'POST',
    path: '/v1/refunds',
    idempotencyKey: 'refund/$refund_id',
    form: { 'metadata[refund_id]': '$refund_id', payment_intent: 'pi_3Pasar', amount: '5000' },
  },
  'create-with-saved-card': {
    method: 'POST',
    path: '/v1/payment_intents',
    idempotencyKey: 'payment/$payment_id',
    form: {
      amount: '16000',
      currency: 'sgd',
      customer: 'cus_Pasar1',
      payment_method: 'pm_1Pasar',
      'payment_method_types[0]': 'card',
      capture_method: 'manual',
      confirm: 'true',
      return_url: '$return_url',
      'metadata[payment_id]': '$payment_id',
      'metadata[saved_card]': 'true',
      'expand[0]': 'latest_charge',
    },
  },
  'retrieve-intent': {
    method: 'GET',
    path: '/v1/payment_intents/pi_3Pasar',
    form: { 'expand[0]': 'latest_charge' },
  },
  'delete-customer': { method: 'DELETE', path: '/v1/customers/cus_Pasar1', form: {} },
  'refund-again': {
    method: 'POST',
    path: '/v1/refunds',
    idempotencyKey: 'refund/$refund_id/1',
    form: { 'metadata[refund_id]': '$refund_id', payment_intent: 'pi_3Pasar', amount: '5000' },
  },
} as const satisfies Readonly<Record<string, RecordedExchange>>;
