CREATE TABLE "devices" (
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"known_since" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_owner_id_token_hash_pk" PRIMARY KEY("owner_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"credential_id" text,
	"transports" text[],
	"counter" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "factors_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"adviser_id" text,
	"adviser_name" text,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "members_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id")
);
--> statement-breakpoint
CREATE TABLE "read_links" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_links_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"owner_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_codes_owner_id_code_hash_pk" PRIMARY KEY("owner_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_owner_id_business_id_pk" PRIMARY KEY("owner_id","business_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "advises" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_links" ADD CONSTRAINT "read_links_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;