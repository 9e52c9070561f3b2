import { Drawer, Icon, joinClasses, lazyPart, preloadOverlays } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import type { PreferenceChoice, PreferencesProps } from './preference-choice.ts';
import styles from './Preferences.module.css';

const loadForm = () => import('./PreferenceForm.tsx');
const PreferenceForm = lazyPart(loadForm);

/** Preloads the drawer and its form, so that it opens at once; a press retries a failed load. */
const preload = (): void => void Promise.allSettled([preloadOverlays(), loadForm()]);

/** Market, language and appearance: a button with the current choice, and a drawer. */
export function Preferences(props: PreferencesProps): ReactElement {
  const { markets, languages, scheme, className } = props;
  const words = useLayoutWords();
  const [open, setOpen] = useState(false);
  const title = scheme ? words('preferences') : `${words('market')} · ${words('language')}`;
  const findCurrent = (choices: readonly PreferenceChoice[]): string =>
    choices.find(({ current }) => current)?.label ?? '';
  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.button, className)}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size="sm" />
        <span>{`${findCurrent(markets)} · ${findCurrent(languages)}`}</span>
      </button>
      <Drawer open={open} onOpenChange={setOpen} title={title}>
        <PreferenceForm {...props} />
      </Drawer>
    </>
  );
}
