import { joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { buildRatingQuery } from './rating-filter.ts';
import type { RatingChoice, RatingFilter } from './rating-filter.ts';
import type { ReviewFormat } from './review-data.ts';
import { useChoiceName } from './use-choice-name.ts';
import styles from './RatingChoices.module.css';

export type RatingChoicesProps = {
  /** The accessible name of the choices. */
  readonly label: string;
  readonly choices: readonly RatingChoice[];
  readonly chosen: RatingFilter;
  readonly format: Pick<ReviewFormat, 'number'>;
};

/** Links that filter the reviews, each with its own URL. */
export function RatingChoices({ label, choices, chosen, format }: RatingChoicesProps): ReactElement {
  const getChoiceName = useChoiceName(format);
  const current = buildRatingQuery(chosen);
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map((choice) => {
          const search = buildRatingQuery(choice.filter);
          return (
            <li key={search}>
              <Link
                className={joinClasses(styles.choice, search === current && styles.current)}
                aria-current={search === current || undefined}
                to={{ search }}
                replace
                state={{ preventScroll: true }}
              >
                {getChoiceName(choice)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
