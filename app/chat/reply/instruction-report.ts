/** No tokenizer puts this many bytes of the instruction into a token, on average. */
const MOST_BYTES_PER_TOKEN = 8;

/**
 * Says whether a model has read the whole instruction, judged by the tokens that its server counted. Throws if it has
 * not. Such a model replies fluently, but knows nothing of the studio.
 */
export function instructionReport(instruction: string, promptTokens: number | undefined) {
  if (promptTokens === undefined)
    return "can't tell whether it read the instruction: the server reports no usage";
  const least = Math.ceil(Buffer.byteLength(instruction) / MOST_BYTES_PER_TOKEN);
  if (promptTokens >= least)
    return `it read the whole instruction (${promptTokens} tokens with the question)`;
  throw new Error(
    `the model read only ${promptTokens} tokens of an instruction of at least ${least}: its context is too small (set 16,384 tokens or more), or its chat template drops the system message (use another model or template)`,
  );
}
