import type { CallBody } from '@pasar/http-contract';
import type { removeAnswer, removeQuestion } from '@pasar/social-contract';

export type QuestionKey = CallBody<typeof removeQuestion>;
export type AnswerKey = CallBody<typeof removeAnswer>;
