-- expands: single requests are given to helpers; a server of before would let a helper read the whole business, so none may run any more when the first is invited
CREATE TABLE "givings" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"member_id" text NOT NULL,
	"sends" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"reminded_of" date,
	CONSTRAINT "givings_owner_id_business_id_request_id_member_id_pk" PRIMARY KEY("owner_id","business_id","request_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "givings" ADD CONSTRAINT "givings_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "givings" ADD CONSTRAINT "givings_owner_id_business_id_member_id_members_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","member_id") REFERENCES "public"."members"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "givings_of_member" ON "givings" USING btree ("owner_id","business_id","member_id");