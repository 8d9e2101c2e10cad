import * as z from "zod";

// The fields of an interaction that the bot reads, checked once at the door. Everything else in the payload is left
// alone: guild, member and channel objects may be missing (direct messages, user installs, unknown servers).

const snowflake = z.string().regex(/^\d{1,20}$/);

const optionSchema = z.object({
  name: z.string(),
  type: z.number(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
  get options() {
    return z.array(optionSchema).optional();
  },
});

const attachmentSchema = z.object({
  url: z.string(),
  size: z.number(),
  filename: z.string(),
  content_type: z.string().optional(),
});

const dataSchema = z.object({
  name: z.string().optional(),
  type: z.number().optional(),
  options: z.array(optionSchema).optional(),
  custom_id: z.string().optional(),
  component_type: z.number().optional(),
  values: z.array(z.string()).optional(),
  resolved: z.object({ attachments: z.record(z.string(), attachmentSchema).optional() }).optional(),
});

const userSchema = z.object({ id: snowflake });

const interactionSchema = z.object({
  id: snowflake,
  application_id: snowflake,
  type: z.number(),
  token: z.string().min(1).max(2048),
  locale: z.string().optional(),
  guild_locale: z.string().optional(),
  user: userSchema.optional(),
  member: z.object({ user: userSchema.optional() }).optional(),
  data: dataSchema.optional(),
  message: z.object({ interaction_metadata: z.object({ user: userSchema }).optional() }).optional(),
  attachment_size_limit: z.number().optional(),
});

export type Interaction = z.infer<typeof interactionSchema>;
export type InteractionData = z.infer<typeof dataSchema>;
export type RawOption = z.infer<typeof optionSchema>;
export type AttachmentRef = z.infer<typeof attachmentSchema>;

/** The interaction, or nothing when the payload is not one. */
export function readInteraction(payload: unknown): Interaction | undefined {
  const read = interactionSchema.safeParse(payload);
  return read.success ? read.data : undefined;
}

/** Who asked: in a server inside `member`, elsewhere at the top. */
export function userOf({ member, user, id }: Interaction): string {
  return member?.user?.id ?? user?.id ?? id;
}
