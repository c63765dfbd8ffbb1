/** Throws if a model, judged by the tokens that its server counted, has read less than its instruction. */
export function instructionReport(instruction: string, promptTokens: number | undefined) {
  if (promptTokens === undefined)
    return "can't tell whether it read the instruction: the server reports no usage";
  // No tokenizer puts more than eight bytes of prose into a token, on average.
  const least = Math.ceil(Buffer.byteLength(instruction) / 8);
  if (promptTokens >= least) return `it read the whole instruction (${promptTokens} tokens in all)`;
  throw new Error(
    `the model read only ${promptTokens} tokens of an instruction of at least ${least}: its context is too small (set 16,384 tokens or more), or its chat template drops the system message (use another model or template)`,
  );
}
