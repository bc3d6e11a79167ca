export function QuestionPreview({ kind }: { kind: string }) {
  return <p>{kind}</p>;
}
