import { Icon, Image, useMoneyText } from '@pasar/design-system';
import type { PointerEvent, ReactElement } from 'react';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './SearchBox.module.css';
import { optionId } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly active: number;
  readonly suggestions: readonly Suggestion[];
  readonly heading: string | undefined;
  readonly onPick: (index: number) => void;
  readonly onForget: (() => void) | undefined;
};

/** Keeps the focus in the field while an option is pressed. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** The suggestions, selected by pointer here, or by arrow keys and Enter in the field. */
export default function SuggestionList({ heading, onForget, ...list }: SuggestionListProps): ReactElement {
  const words = useLayoutWords();
  return (
    <div className={styles.list}>
      {heading ? <p className={styles.heading}>{heading}</p> : null}
      <Options {...list} />
      {onForget ? (
        <button type="button" className={styles.forget} onPointerDown={keepFocus} onClick={onForget}>
          {words('forget_searches')}
        </button>
      ) : null}
    </div>
  );
}

const TextOption = ({ icon = 'search', text, note }: Suggestion): ReactElement => (
  <>
    <Icon name={icon} size="sm" className={styles.optionIcon} />
    <span className={styles.optionText}>{text}</span>
    {note ? <span className={styles.optionNote}>{note}</span> : null}
  </>
);

type ProductOptionProps = Suggestion & Required<Pick<Suggestion, 'picture'>>;

function ProductOption({ picture, text, note, price }: ProductOptionProps): ReactElement {
  const write = useMoneyText();
  return (
    <>
      <Image picture={picture} alt="" sizes="3rem" widest={160} rounded className={styles.optionPicture} />
      <span className={styles.optionText}>
        <span className={styles.optionName}>{text}</span>
        {note ? <span className={styles.optionNote}>{note}</span> : null}
      </span>
      {price ? <span className={styles.optionPrice}>{write(price)}</span> : null}
    </>
  );
}

type OptionsProps = Pick<SuggestionListProps, 'id' | 'active' | 'suggestions' | 'onPick'>;

function Options({ id, active, suggestions, onPick }: OptionsProps): ReactElement {
  const words = useLayoutWords();
  return (
    <ul id={id} role="listbox" aria-label={words('suggestions')} className={styles.options}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.link}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={keepFocus}
          onClick={() => onPick(index)}
        >
          {suggestion.picture ? (
            <ProductOption {...suggestion} picture={suggestion.picture} />
          ) : (
            <TextOption {...suggestion} />
          )}
        </li>
      ))}
    </ul>
  );
}
