// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validatePrivateRequestCreate = Object.assign(validate10, {"required":["offer","from","to","persons","firstName","lastName","email","phone"],"nullable":[]});
const schema11 = {"type":"object","required":["offer","from","to","persons","firstName","lastName","email","phone"],"properties":{"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"alternatives":{"type":"string","maxLength":300},"persons":{"type":"integer","minimum":1,"maximum":8},"experience":{"type":"string","maxLength":500},"message":{"type":"string","maxLength":1000},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^[\\x00-\\x7F]*$", "u");
const formats0 = formats.date;
const formats4 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offer === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "offer"});
errors++;
}
if(data.from === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
if(data.persons === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "persons"});
errors++;
}
if(data.firstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "firstName"});
errors++;
}
if(data.lastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "lastName"});
errors++;
}
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.phone === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
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
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors = report(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/to", "type", {type: "string"});
errors++;
}
}
if(data.alternatives !== undefined){
let data3 = data.alternatives;
if(typeof data3 === "string"){
if(func3(data3) > 300){
vErrors = report(vErrors, instancePath+"/alternatives", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/alternatives", "type", {type: "string"});
errors++;
}
}
if(data.persons !== undefined){
let data4 = data.persons;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/persons", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/persons", "maximum", {comparison: "<=", limit: 8});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/persons", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.experience !== undefined){
let data5 = data.experience;
if(typeof data5 === "string"){
if(func3(data5) > 500){
vErrors = report(vErrors, instancePath+"/experience", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/experience", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
let data6 = data.message;
if(typeof data6 === "string"){
if(func3(data6) > 1000){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if(typeof data7 === "string"){
if(func3(data7) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data7)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if(typeof data8 === "string"){
if(func3(data8) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data8)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 === "string"){
if(func3(data9) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern3.test(data9)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats4(data9))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data10 = data.phone;
if(typeof data10 === "string"){
if(func3(data10) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern1.test(data10)){
vErrors = report(vErrors, instancePath+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
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
