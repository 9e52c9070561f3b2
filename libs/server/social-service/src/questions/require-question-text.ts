import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { questionTextLimits } from '@pasar/social-contract';

/** Trims a text. Throws PARAM if it is then too short. */
export function requireQuestionText(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length < questionTextLimits.minLength)
    throw new ApiError(errorCodes.PARAM, 'text: is too short');
  return trimmed;
}
