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

/** Trimmed by the server; a text of blanks is refused as well. */
export const questionTextLimits = { minLength: 4, maxLength: 400 };
const TextSchema = Type.String(questionTextLimits);

const AnswerSchema = Type.Object({
  answerid: IdSchema,
  /** Empty for somebody who has closed their account. */
  username: Type.String(),
  text: Type.String(),
  /** Whether the shop itself answers. */
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
  /** The shop's first, then the oldest; two at most. */
  answers: Type.Array(AnswerSchema),
});
export type ItemQuestion = Static<typeof QuestionSchema>;

/** Alike for everybody, the latest first. */
export const getQuestions = defineCall({
  id: 'item-questions',
  method: 'GET',
  path: getQuestionsPath,
  summary: 'A page of the questions about an item, with their first answers',
  auth: 'none',
  query: strictObject({ ...itemKey, ...pageFields }),
  data: Type.Object({
    total: Type.Integer({ minimum: 0 }),
    questions: Type.Array(QuestionSchema),
    next: Type.Optional(Type.String()),
  }),
});

/** In the order of `getQuestions`. */
export const getAnswers = defineCall({
  id: 'item-answers',
  method: 'GET',
  path: getAnswersPath,
  summary: 'All answers to a question, a hundred at most',
  auth: 'none',
  query: strictObject(questionKey),
  data: Type.Object({ answers: Type.Array(AnswerSchema) }),
});

/** Refused: of one's own shop (OWN_SHOP), of an unknown item (NOT_FOUND), too many a day (LIMIT). */
export const askQuestion = defineCall({
  id: 'item-ask',
  method: 'POST',
  path: askQuestionPath,
  summary: 'Ask a question about an item',
  auth: 'session',
  body: strictObject({ ...itemKey, text: TextSchema }),
  data: Type.Object({ question: QuestionSchema }),
});

/** The shop's owner answers as the shop. Refused: of an unknown question (NOT_FOUND), too many a day (LIMIT). */
export const answerQuestion = defineCall({
  id: 'item-answer',
  method: 'POST',
  path: answerQuestionPath,
  summary: 'Answer a question about an item',
  auth: 'session',
  body: strictObject({ ...questionKey, text: TextSchema }),
  data: Type.Object({ answer: AnswerSchema }),
});

/** Only one's own: another's is answered as a missing one (NOT_FOUND). */
export const removeQuestion = defineCall({
  id: 'item-question-remove',
  method: 'POST',
  path: removeQuestionPath,
  summary: 'Take back a question, with its answers',
  auth: 'session',
  body: strictObject(questionKey),
  data: Type.Object({ questionid: IdSchema }),
});

/** Only one's own: another's is answered as a missing one (NOT_FOUND). */
export const removeAnswer = defineCall({
  id: 'item-answer-remove',
  method: 'POST',
  path: removeAnswerPath,
  summary: 'Take back an answer',
  auth: 'session',
  body: strictObject({ ...questionKey, answerid: IdSchema }),
  data: Type.Object({ answerid: IdSchema }),
});
