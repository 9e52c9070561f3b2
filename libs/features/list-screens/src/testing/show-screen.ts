import type { FakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { ScreenPlace } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import type { ScreenDefinition } from '@pasar/screen';

/** Shows a screen with the texts that a shell brings along. */
export const showScreen = (definition: ScreenDefinition, http: FakeHttp, at: string, input: ScreenPlace) =>
  renderScreen(definition, {
    http,
    at,
    input,
    namespaces: [
      { name: 'design-system', load: translations },
      { name: 'layout', load: layoutTexts },
    ],
  });
