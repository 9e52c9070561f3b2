import type { HttpPort } from '@pasar/base-api';
import type { ScreenDefinition } from '@pasar/screen-kit';
import type { ReactElement } from 'react';

type ScreenStory = {
  readonly render: () => ReactElement;
  readonly parameters: { readonly screenSetup: object };
};

type StoryOptions = {
  readonly route: string;
  /** The path with its query. */
  readonly at: string;
  readonly params?: object;
  readonly http: HttpPort;
};

/**
 * Returns a function that creates stories of a screen: with its data, or with changes of `parameters.screenSetup` such as
 * `loadingSetup` and `failedSetup`.
 */
export const screenStory =
  (screen: ScreenDefinition, { route, at, params = {}, http }: StoryOptions) =>
  (changes: object = {}): ScreenStory => {
    const input = { route, params, query: at.split('?')[1] ?? '' } as never;
    return {
      render: () => <screen.Screen input={input} />,
      parameters: { screenSetup: { screen, input, at, http, ...changes } },
    };
  };
