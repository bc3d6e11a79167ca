import { useEffect, useState } from 'react';
import type { AssistantConnection, SuggestedQuestion } from './AssistantConnection.ts';

/** The questions to begin with, asked for once; none until they are here. */
export function useSuggestedQuestions(connection: AssistantConnection): readonly SuggestedQuestion[] {
  const [questions, setQuestions] = useState<readonly SuggestedQuestion[]>([]);

  useEffect(() => {
    let isCurrent = true;
    connection.suggestQuestions().then((found) => isCurrent && setQuestions(found), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [connection]);

  return questions;
}
