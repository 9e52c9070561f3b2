import {
  answerQuestionPath,
  askQuestionPath,
  getAnswersPath,
  getQuestionsPath,
  removeAnswerPath,
  removeQuestionPath,
} from '@pasar/social-contract/paths';
import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type {
  answerQuestion,
  askQuestion,
  getAnswers,
  getQuestions,
  ItemAnswer,
  ItemQuestion,
  removeAnswer,
  removeQuestion,
} from '@pasar/social-contract';

export type { ItemAnswer, ItemQuestion };

type Cursor = string | null;
type ItemKey = Pick<CallQuery<typeof getQuestions>, 'shopid' | 'itemid'>;

const questionsTag = ({ itemid }: Pick<ItemKey, 'itemid'>) =>
  ({ type: 'social', id: `questions-${itemid}` }) as const;

/** Endpoints of product questions, in a separate chunk for members who read them. */
export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuestions: build.infiniteQuery<CallData<typeof getQuestions>, ItemKey, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null as Cursor,
        getNextPageParam: (page: { next?: string }): Cursor | undefined => page.next,
      },
      query: ({ queryArg: { shopid, itemid }, pageParam }): CallRequest<typeof getQuestions> => ({
        path: getQuestionsPath,
        query: { shopid, itemid, limit: 5, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: (_result, _error, key) => [questionsTag(key)],
    }),
    getAnswers: build.query<CallData<typeof getAnswers>, CallQuery<typeof getAnswers>>({
      query: (query): CallRequest<typeof getAnswers> => ({ path: getAnswersPath, query }),
      providesTags: (_result, _error, key) => [questionsTag(key)],
    }),
    askQuestion: build.mutation<CallData<typeof askQuestion>, CallBody<typeof askQuestion>>({
      query: (body): CallRequest<typeof askQuestion> => ({ method: 'POST', path: askQuestionPath, body }),
      invalidatesTags: (_result, error, key) => (error ? [] : [questionsTag(key)]),
    }),
    answerQuestion: build.mutation<CallData<typeof answerQuestion>, CallBody<typeof answerQuestion>>({
      query: (body): CallRequest<typeof answerQuestion> => ({
        method: 'POST',
        path: answerQuestionPath,
        body,
      }),
      invalidatesTags: (_result, error, key) => (error ? [] : [questionsTag(key)]),
    }),
    removeQuestion: build.mutation<CallData<typeof removeQuestion>, CallBody<typeof removeQuestion>>({
      query: (body): CallRequest<typeof removeQuestion> => ({
        method: 'POST',
        path: removeQuestionPath,
        body,
      }),
      invalidatesTags: (_result, _error, key) => [questionsTag(key)],
    }),
    removeAnswer: build.mutation<CallData<typeof removeAnswer>, CallBody<typeof removeAnswer>>({
      query: (body): CallRequest<typeof removeAnswer> => ({ method: 'POST', path: removeAnswerPath, body }),
      invalidatesTags: (_result, _error, key) => [questionsTag(key)],
    }),
  }),
});
