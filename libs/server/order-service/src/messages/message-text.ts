import { createMessageText } from '@pasar/http-server';
import en from '../translations/en.json' with { type: 'json' };
import es from '../translations/es.json' with { type: 'json' };
import fil from '../translations/fil.json' with { type: 'json' };
import fr from '../translations/fr.json' with { type: 'json' };
import hi from '../translations/hi.json' with { type: 'json' };
import id from '../translations/id.json' with { type: 'json' };
import ms from '../translations/ms.json' with { type: 'json' };
import pl from '../translations/pl.json' with { type: 'json' };
import ptBR from '../translations/pt-BR.json' with { type: 'json' };
import th from '../translations/th.json' with { type: 'json' };
import vi from '../translations/vi.json' with { type: 'json' };
import zhHans from '../translations/zh-Hans.json' with { type: 'json' };
import zhHant from '../translations/zh-Hant.json' with { type: 'json' };

/** Returns a text of a mail about an order, or of its label, in a language, with its `{{values}}` filled in. */
export const messageText = createMessageText({
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ms,
  id,
  fil,
  th,
  vi,
  'pt-BR': ptBR,
  es,
  fr,
  pl,
  hi,
});
