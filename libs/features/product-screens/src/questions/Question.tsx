import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Tag, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { questionsApi } from '@pasar/social-api';
import type { ItemAnswer, ItemQuestion } from '@pasar/social-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionForm } from './QuestionForm.tsx';
import styles from './Questions.module.css';
import { useFailureText } from './use-failure-text.ts';

export type QuestionProps = { readonly item: ItemDetail; readonly question: ItemQuestion };

/** A question with its answers; members can answer, and delete their own. */
export function Question({ item, question }: QuestionProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const { date } = useFormat();
  const session = useSession();
  const member = session.status === 'logged-in' ? session.account.username : undefined;
  const [answering, setAnswering] = useState(false);
  const [remove, { isLoading: removing }] = questionsApi.useRemoveQuestionMutation();
  const { shopid, itemid } = item;
  const { questionid, username, text, ctime } = question;
  return (
    <>
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>{[username, date(ctime * 1000)].filter(Boolean).join(' · ')}</p>
      <Answers item={item} question={question} member={member} />
      {member === undefined ? null : (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={answering}
            onClick={() => setAnswering(!answering)}
          >
            {t('answer')}
          </Button>
          {member === username ? (
            <Button
              variant="quiet"
              size="sm"
              loading={removing}
              onClick={() => void remove({ shopid, itemid, questionid })}
            >
              {words('remove')}
            </Button>
          ) : null}
        </div>
      )}
      {answering ? <AnswerForm item={item} question={question} onSent={() => setAnswering(false)} /> : null}
    </>
  );
}

type AnswersProps = QuestionProps & { readonly member: string | undefined };

/** The first answers, and the rest on demand. */
function Answers({ item, question, member }: AnswersProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const [all, setAll] = useState(false);
  const { shopid, itemid } = item;
  const { questionid, answers: first, answer_count } = question;
  const { data, isFetching } = questionsApi.useGetAnswersQuery(
    { shopid, itemid, questionid },
    { skip: !all },
  );
  const answers = data?.answers ?? first;
  if (answers.length === 0) return null;
  return (
    <>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.answerid} className={styles.answer}>
            <Answer item={item} questionid={questionid} answer={answer} own={member === answer.username} />
          </li>
        ))}
      </ul>
      {answers.length < answer_count && !data ? (
        <Button variant="quiet" size="sm" loading={isFetching} onClick={() => setAll(true)}>
          {t('all_answers')}
        </Button>
      ) : null}
    </>
  );
}

type AnswerProps = {
  readonly item: ItemDetail;
  readonly questionid: number;
  readonly answer: ItemAnswer;
  readonly own: boolean;
};

function Answer({ item, questionid, answer, own }: AnswerProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const words = useWords();
  const { date } = useFormat();
  const [remove, { isLoading }] = questionsApi.useRemoveAnswerMutation();
  const { shopid, itemid, shop } = item;
  const { answerid, text, by_shop, username, ctime } = answer;
  return (
    <>
      <p className={styles.answerText}>{text}</p>
      <div className={styles.by}>
        {by_shop ? (
          <>
            <span>{shop.name}</span>
            <Tag tone="brand-soft" size="sm">
              {t('answer_by_shop')}
            </Tag>
          </>
        ) : (
          <span>{username}</span>
        )}
        <span>{date(ctime * 1000)}</span>
        {own ? (
          <Button
            variant="quiet"
            size="sm"
            loading={isLoading}
            onClick={() => void remove({ shopid, itemid, questionid, answerid })}
          >
            {words('remove')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function AnswerForm({
  item,
  question,
  onSent,
}: QuestionProps & { readonly onSent: () => void }): ReactElement {
  const { t } = useTranslation('product-screens');
  const showFailure = useFailureText();
  const [send, { isLoading }] = questionsApi.useAnswerQuestionMutation();
  const { shopid, itemid } = item;
  const submit = async (text: string) => {
    const { error } = await send({ shopid, itemid, questionid: question.questionid, text });
    if (!error) onSent();
    return showFailure('item-answer', error);
  };
  return (
    <QuestionForm label={t('your_answer')} submit={t('send_answer')} sending={isLoading} onSubmit={submit} />
  );
}
