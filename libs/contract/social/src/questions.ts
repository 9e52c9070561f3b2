import { pageFields } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  answerQuestionPath,
  askQuestionPath,
  getAnswersPath,
  getQuestionsPath,
  removeAnswerPath,
  removeQuestionPath,
} from './paths.ts';

const itemKey = { shopid: IdSchema, itemid: IdSchema };
const questionKey = { ...itemKey, questionid: IdSchema };

/** The server trims the text and rejects a blank one. */
export const questionTextLimits = { minLength: 4, maxLength: 400 };
const TextSchema = Type.String(questionTextLimits);

const AnswerSchema = Type.Object({
  answerid: IdSchema,
  /** Empty if the account was closed. */
  username: Type.String(),
  text: Type.String(),
  /** Whether the shop itself answered. */
  by_shop: Type.Boolean(),
  /** Epoch seconds. */
  ctime: Type.Integer(),
});
export type ItemAnswer = Static<typeof AnswerSchema>;

const QuestionSchema = Type.Object({
  questionid: IdSchema,
  username: Type.String(),
  text: Type.String(),
  ctime: Type.Integer(),
  answer_count: Type.Integer({ minimum: 0 }),
  /** The shop's answer first, then the oldest; two at most. */
  answers: Type.Array(AnswerSchema),
});
export type ItemQuestion = Static<typeof QuestionSchema>;

/** The same for every viewer, most recent first. */
export const getQuestions = defineCall({
  id: 'item-questions',
  method: 'GET',
  path: getQuestionsPath,
  summary: 'Get a page of the questions about an item with their first answers',
  auth: 'none',
  query: strictObject({ ...itemKey, ...pageFields }),
  data: Type.Object({
    total: Type.Integer({ minimum: 0 }),
    questions: Type.Array(QuestionSchema),
    next: Type.Optional(Type.String()),
  }),
});

/** Ordered like `getQuestions`. */
export const getAnswers = defineCall({
  id: 'item-answers',
  method: 'GET',
  path: getAnswersPath,
  summary: 'List the answers to a question, at most 100',
  auth: 'none',
  query: strictObject(questionKey),
  data: Type.Object({ answers: Type.Array(AnswerSchema) }),
});

/** Fails with OWN_SHOP for an item of one's own shop, NOT_FOUND for an unknown item, LIMIT after too many a day. */
export const askQuestion = defineCall({
  id: 'item-ask',
  method: 'POST',
  path: askQuestionPath,
  summary: 'Ask a question about an item',
  auth: 'session',
  body: strictObject({ ...itemKey, text: TextSchema }),
  data: Type.Object({ question: QuestionSchema }),
});

/** The shop's owner answers as the shop. Fails with NOT_FOUND for an unknown question, LIMIT after too many a day. */
export const answerQuestion = defineCall({
  id: 'item-answer',
  method: 'POST',
  path: answerQuestionPath,
  summary: 'Answer a question about an item',
  auth: 'session',
  body: strictObject({ ...questionKey, text: TextSchema }),
  data: Type.Object({ answer: AnswerSchema }),
});

/** Fails with NOT_FOUND for another member's question. */
export const removeQuestion = defineCall({
  id: 'item-question-remove',
  method: 'POST',
  path: removeQuestionPath,
  summary: 'Delete a question and its answers',
  auth: 'session',
  body: strictObject(questionKey),
  data: Type.Object({ questionid: IdSchema }),
});

/** Fails with NOT_FOUND for another member's answer. */
export const removeAnswer = defineCall({
  id: 'item-answer-remove',
  method: 'POST',
  path: removeAnswerPath,
  summary: 'Delete an answer',
  auth: 'session',
  body: strictObject({ ...questionKey, answerid: IdSchema }),
  data: Type.Object({ answerid: IdSchema }),
});
