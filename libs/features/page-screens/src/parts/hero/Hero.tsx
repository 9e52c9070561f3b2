import { ButtonLink, Image, joinClasses } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';
import styles from './Hero.module.css';

/** The head of a page: title, text, picture and a call to action. */
export default function Hero({ props, isFirst }: PartProps<'hero'>): ReactElement {
  const { title, subtitle, picture, action, link, tone = 'brand' } = props;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={joinClasses(styles.hero, picture && styles.pictured)} data-tone={tone}>
      {picture ? (
        <Image picture={picture} alt="" sizes="100vw" priority={isFirst} className={styles.picture} />
      ) : null}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {action && link ? (
          <ButtonLink to={link} variant={picture ? 'accent' : 'primary'}>
            {action}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
