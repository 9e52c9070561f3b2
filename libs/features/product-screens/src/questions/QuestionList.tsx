import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { ButtonLink, ErrorState, LoadMore, Skeleton } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { useToast } from '@pasar/screen-kit';
import { questionsApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Question } from './Question.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import styles from './Questions.module.css';
import { useFailureText } from './use-failure-text.ts';

type Props = { readonly item: ItemDetail };

/** The questions about an item, latest first, and the form for a new one. */
function QuestionList({ item }: Props): ReactElement {
  const { t } = useTranslation('product-screens');
  const { shopid, itemid } = item;
  const list = questionsApi.useGetQuestionsInfiniteQuery({ shopid, itemid });
  const questions = list.data?.pages.flatMap((page) => page.questions);
  if (!questions && list.isError)
    return <ErrorState headingLevel="h3" onRetry={list.refetch} retrying={list.isFetching} />;
  if (!questions) return <Skeleton shape="block" />;
  return (
    <>
      <AskForm item={item} />
      {questions.length === 0 ? (
        <p className={styles.facts}>{t('no_questions_text')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('questions')}>
          {questions.map((question) => (
            <li key={question.questionid} className={styles.question}>
              <Question item={item} question={question} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} className={styles.more}>
        {t('more_questions')}
      </LoadMore>
    </>
  );
}

/** Visitors sign in first; the item's seller can only answer. */
function AskForm({ item: { shopid, itemid, shop } }: Props): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const session = useSession();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const showFailure = useFailureText();
  const [ask, { isLoading }] = questionsApi.useAskQuestionMutation();
  if (session.status !== 'logged-in')
    return (
      <div>
        <ButtonLink variant="secondary" icon="chat" to={loginPath(pathname + search)}>
          {t('sign_in_to_ask')}
        </ButtonLink>
      </div>
    );
  if (session.account.userid === shop.userid) return null;
  const send = async (text: string) => {
    const { error } = await ask({ shopid, itemid, text });
    if (!error) toast({ message: t('question_sent'), kind: 'success' });
    return showFailure('item-ask', error);
  };
  return (
    <QuestionForm
      label={t('your_question')}
      hint={t('question_hint')}
      submit={t('ask')}
      sending={isLoading}
      onSubmit={send}
    />
  );
}

export default QuestionList;
