// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateNewEvent = Object.assign(validate10, {"required":["offer","start","end"],"nullable":[]});
const schema11 = {"type":"object","required":["offer","start","end"],"properties":{"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"registrationDeadline":{"type":"string","format":"date-time"}},"additionalProperties":false};
const pattern0 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats["date-time"];

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offer === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "offer"});
errors++;
}
if(data.start === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.end === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "end"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "offer") || (key0 === "start")) || (key0 === "end")) || (key0 === "registrationDeadline"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.offer !== undefined){
let data0 = data.offer;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.registrationDeadline !== undefined){
let data3 = data.registrationDeadline;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/registrationDeadline", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/registrationDeadline", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
