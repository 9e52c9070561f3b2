import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';
import type { ValueSchema } from './hostile-values.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: ValueSchema;
};

type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ValueSchema }>> };
};

type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** An API call, as described by the OpenAPI document. */
export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: ValueSchema | undefined;
};

/** Returns every call in the store's OpenAPI document. Throws if there are none. */
export async function readCalls(store: RunningStore): Promise<ApiCall[]> {
  const answer = await sendRequest({
    port: store.port,
    path: '/docs/json',
    headers: { host: store.host('SG') },
  });
  if (answer.status !== 200) throw new Error(`/docs/json is answered ${answer.status}.`);
  const { paths } = JSON.parse(answer.body) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}
